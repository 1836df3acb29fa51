"""Responsible gaming: a kitchen table by day. Two cups, a notebook somebody has begun, a telephone lying on its face; the sun through a window."""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
from kit.shapes import reset
from kit.joinery import board
from kit.kitchen import mug, notebook, pencil, shades, telephone, vase
from kit.camera import area, args, frame, render

o = args()
crop = o.get('crop', 'desktop')
reset()
rad = math.radians

white = shades('wall', '#dfece2', 0.02, 0.5, 0.9, relief=0.06)
wood = shades('oak', '#c49a68', 0.3, 1.6, 0.4, (0.35, 7, 7), 0.06, Specular=0.4)
# The table: boards along it, an edge worn round.
for k in range(9):
    y = -5 + k * 1.1
    board((-40, y, -0.32), (40, y + 1.092, 0), wood, 0.02)
# Walls; that at the right has the window, with its bars.
wy, wx = 5.4, 14.0
board((-60, wy, -12), (60, wy + 0.3, 30), white, 0)
y0, y1, z0, z1 = -6.4, 6.6, 3.0, 11.4
for low, high in (((wx, -60, -12), (wx + 0.6, y0, 30)), ((wx, y1, -12), (wx + 0.6, 60, 30)), ((wx, y0, -12), (wx + 0.6, y1, z0)), ((wx, y0, z1), (wx + 0.6, y1, 30))):
    board(low, high, white, 0)
for k in (1, 2, 3):
    y = y0 + (y1 - y0) * k / 4
    board((wx + 0.1, y - 0.16, z0), (wx + 0.4, y + 0.16, z1), white, 0)
for k in (1, 2):
    z = z0 + (z1 - z0) * k / 3
    board((wx + 0.1, y0, z - 0.1), (wx + 0.4, y1, z + 0.1), white, 0)

mug((-0.9, -0.05, 0), rad(-28), '#cdd8ca')
mug((1.05, 1.75, 0), rad(160), '#7f9c86')
notebook((0.75, -0.55, 0), rad(-9), '#2f5d4a', [(-1.25, 0.72 - 0.17 * k, l) for k, l in enumerate((0.9, 1.05, 0.7, 0, 1.0, 0.95, 0.5))])
pencil((0.95, -0.92, 0.15), rad(24), '#b4452f')
telephone((3.0, -0.35, 0), rad(-24))
vase((2.75, 2.3, 0), '#eef0ea', ((0.55, rad(150), 1.9), (0.4, rad(20), 2.1), (0.25, rad(250), 1.5)))

sun = bpy.data.lights.new('sun', 'SUN')
sun.energy, sun.angle, sun.color = float(o.get('sun', 5.4)), rad(1.2), (1.0, 0.90, 0.74)
so = bpy.data.objects.new('sun', sun)
so.rotation_euler = Vector((-0.85, 0.25, -0.46)).to_track_quat('-Z', 'Y').to_euler()
bpy.context.scene.collection.objects.link(so)
# The sky in the window.
area((wx - 0.3, 0, 7), (0, 0, 1), 12, float(o.get('sky', 900)), (0.86, 0.93, 1.0), shape='RECTANGLE', size_y=8)

size, unit, at = {'desktop': ((1920, 720), 104, (1330, 418)), 'tablet': ((1024, 440), 76, (772, 192)), 'phone': ((840, 560), 150, (400, 350))}[crop]
frame(size, unit, (0.5, 0, 0), at, 13, 22, (0, 0, 0.3), float(o.get('ap', 0.16)))
w = float(o.get('world', 0.52))
render(o.get('name', 'kitchen'), size, int(o.get('samples', 24)), o.get('out', 'out'), float(o.get('scale', 0.4)), world=(w * 0.98, w, w * 1.0), bounces=6)
