"""Rounding and slices, for all of these tables."""

from fractions import Fraction as F
from math import floor


def cents(amount):
    """To whole cents, halves away from zero."""
    scaled = F(amount) * 100
    return F(floor(abs(scaled) + F(1, 2)), 100) * (1 if scaled >= 0 else -1)


def slices(amount, bands):
    due, left = F(0), F(amount)
    for width, band_rate in bands:
        part = left if width is None else min(left, F(width))
        due, left = due + part * F(band_rate), left - part
    return due
