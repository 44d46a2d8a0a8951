"""Steps of Adam: a vector of weights on its way uphill."""

import numpy as np

from bot.train.net import Floats

MEAN, SPREAD = 0.9, 0.99  # how much of the means of gradients and of their squares stays at a step
LEAST_SPREAD = 3e-6


class Adam:
    """Weights with the running means that Adam needs; the three arrays are all its memory."""

    def __init__(self, vector: Floats) -> None:
        self.vector = vector
        self.first = np.zeros_like(vector)
        self.second = np.zeros_like(vector)

    def step(self, gradient: Floats, rate: float, number: int) -> None:
        """Uphill by the gradient. number: of this step, from 1."""
        self.first += np.float32(1 - MEAN) * (gradient - self.first)
        self.second += np.float32(1 - SPREAD) * (gradient * gradient - self.second)
        mean = self.first / np.float32(1 - MEAN**number)
        spread = self.second / np.float32(1 - SPREAD**number)
        self.vector += np.float32(rate) * mean / (np.sqrt(spread) + np.float32(LEAST_SPREAD))
