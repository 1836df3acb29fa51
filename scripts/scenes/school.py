"""Poker school: the desk in the evening. A slate with a sum in chalk, the lamp with its green glass over it, books along the back."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.materials import brass, felt, plain, plaster
from kit.shapes import add, lathe, reset
from kit.things import card, stack
from kit.joinery import board, timber
from kit.study import book, chalk, desk_lamp, slate
from kit.camera import area, args, frame, point, render

o = args()
crop = o.get('crop', 'desktop')
reset()
rad, rnd = math.radians, random.Random(7)

# The desk: walnut, its writing surface of green cloth with a line of gold.
walnut = timber((0.11, 0.046, 0.02), 'x', 0.5)
board((-20, -2.6, -0.3), (20, 3.6, 0), walnut, 0.05)
board((-20, -2.0, -0.01), (20, 1.55, 0.008), felt('#0f2c1a'), 0)
for y in (-1.88, 1.40):
    board((-20, y, 0), (20, y + 0.03, 0.0105), brass(0.35), 0)
board((-30, 3.8, -4), (30, 4.0, 14), plaster((0.05, 0.03, 0.026)), 0)

# Books along its back, closer than the wall; some have been taken out.
colors = ['#3a0c10', '#1b2a20', '#241a12', '#161c2a', '#4a2f14', '#2a0d18', '#12241c', '#3d2a1a']
x, k = -7.2, 0
while x < 6.4:
    if rnd.random() < 0.10:
        x += rnd.uniform(0.25, 0.5)
    w, h, d = rnd.uniform(0.22, 0.52), rnd.uniform(1.55, 2.45), rnd.uniform(1.0, 1.25)
    book((x, 2.15 + rnd.uniform(0, .08), 0), (w, d, h), rnd.choice(colors), k)
    x += w + 0.008
    k += 1

# The sum of a flush that is to come: nine hearts are left, each about four in a hundred.
slate((-0.55, 0.55, 0.012), rad(7), rad(15), [
    (0.42, 1.14, 0.50, ['heart'] * 4, '#d98a86'),
    (0.36, 0.40, 0.41, ['9', 'x', '4', '=', '3', '6', '%'], '#e4e2d4')])
# What it leans on.
for i, (c, w, d, h) in enumerate((('#2a0d18', 1.5, 1.05, 0.34), ('#161c2a', 1.4, 1.0, 0.28), ('#3d2a1a', 1.3, 0.95, 0.36))):
    z = (0, 0.34, 0.62)[i]
    board((-1.3 + 0.1 * i, 0.92, z + 0.012), (-1.3 + w, 0.92 + d, z + h), plain(f'c{c}', c, 0.7), 0.02, (0, 0, rad(4 - 5 * i)))
# Chalk, and what the lesson is about.
white, red = chalk('#efece0'), chalk('#d98a86')
for loc, turn, mat, long in (((0.62, -0.30, 0.075), 28, white, 0.62), ((0.98, -0.12, 0.075), -14, red, 0.44)):
    add(lathe('stick', [(0.001, 0), (0.052, 0.0), (0.062, 0.012), (0.062, long - 0.01), (0.055, long), (0.001, long)], [mat], 24, angle=50), loc, (rad(90), 0, rad(turn)))
card('card-ace-heart.png', (-1.26, -0.52, 0.022), (0, 0, rad(13)), bend=0.010)
card('card-7-heart.png', (-0.80, -0.66, 0.028), (0, rad(-1), rad(-6)), bend=0.012)
stack(['ivory'], 4, (-1.76, -0.30, 0.008), 3)
stack(['oxblood'], 7, (-2.06, -0.02, 0.008), 5, 0.006)

# The lamp before the slate's right edge.
lx, ly, H = 1.75, 0.18, 2.05
desk_lamp((lx, ly, 0.008), rad(-6), H=H)
area((lx, ly - 0.05, H - 0.02), (lx - 0.25, ly - 0.22, 0), 1.6, float(o.get('lamp', 380)), (1.0, 0.70, 0.40), shape='RECTANGLE', size_y=0.36, spread=160)
# What cloth and paper give back to the slate; the glint on the glass; the cold of the window at the left.
area((0.9, -3.4, 2.2), (-0.5, 0.5, 0.9), 1.2, float(o.get('key', 14)), (1.0, 0.76, 0.5), spread=40)
area((lx - 0.2, -2.4, H + 2.6), (lx, ly, H + 0.3), 1.5, float(o.get('glint', 9)), (1.0, 0.95, 0.86), shape='RECTANGLE', size_y=0.2, spread=60)
area((-7.5, -3.0, 4.0), (-1.0, 1.4, 0.6), 2.4, float(o.get('cold', 20)), (0.6, 0.72, 1.0), spread=40)
area((6.5, 0.4, 3.4), (1.6, 2.4, 1.0), 1.4, float(o.get('back', 90)), (1.0, 0.55, 0.26), spread=50)

size, unit, at, e = {
    'desktop': ((1920, 640), 132, (1262, 440), 18),
    'tablet': ((1024, 330), 70, (484, 262), 18),
    'phone': ((840, 578), 124, (370, 445), 18)}[crop]
frame(size, unit, (0, 0, 0), at, e, 15, (-0.3, 0.4, 0.8), float(o.get('ap', 0.18)))
render(o.get('name', 'school'), size, int(o.get('samples', 24)), o.get('out', 'out'), float(o.get('scale', 0.4)), bounces=5)
