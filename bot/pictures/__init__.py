"""Results as pictures, for those who have Pillow and a font: without them there is no button for any."""
