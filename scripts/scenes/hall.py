"""Tournaments: the hall from above, a final table in the light and rows of others in the dark."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Euler, Matrix, Vector
from kit.materials import brass, bump, enamel, felt, leather, material, noise, plaster, put, ramp, wood
from kit.shapes import add, lathe, mesh, ogee, reset
from kit.things import CHIP_H, card, chip_mesh, lamp
from kit.room import far_wall, lit_passage
from kit.camera import area, args, frame, point, render

o = args()
crop = o.get('crop', 'desktop')
reset()
rnd = random.Random(21)

# floor: dark carpet with a large quiet pattern
def carpet(nt, b):
    put(b, Roughness=0.9, Specular=0.15)
    n = noise(nt, 0.6, 8, 0.7)
    r = ramp(nt, n.outputs['Fac'], [(0.3, (0.020, 0.011, 0.012)), (0.7, (0.055, 0.026, 0.024))])
    nt.links.new(r.outputs['Color'], b.inputs['Base Color'])
    bump(nt, b, noise(nt, 5, 4, 0.6).outputs['Fac'], 0.3, 0.1)
F = -7.4
add(mesh('floor', [(-300, -120, F), (300, -120, F), (300, 400, F), (-300, 400, F)], [(0, 1, 2, 3)], [material('carpet', carpet)], smooth=False))

A, B = 10.5, 6.2
proto = {}
def shared(key, build):
    if key not in proto:
        proto[key] = build()
    return proto[key]

feltm = [felt('#4d0d17', 0.3), felt('#0f3d2b', 0.3)]
def pad_profile():
    p = [(0.0, -0.05)]
    for k in range(13):
        a = math.pi * (1 - k / 12)
        p.append((0.48 + 0.48 * math.cos(a), 0.02 + 0.28 * math.sin(a) ** 0.8))
    return p + [(0.96, -0.1)]

def chair():
    """Round-backed chair: seat, curved back, four legs, as one list of meshes around its own origin, facing +y."""
    lm, wm = leather('#451518'), wood()
    seat = lathe('seat', [(0.001, 0.32), (1.7, 0.3), (2.05, 0.16), (2.1, 0), (2.0, -0.2), (0.001, -0.25)], [lm], 40, angle=60)
    v, f = [], []
    n = 24
    for i in range(n + 1):
        a = math.pi + (math.pi) * i / n
        for r, z in ((2.0, 0.2), (2.0, 3.0 + 0.7 * math.sin(math.pi * i / n)), (2.35, 3.1 + 0.7 * math.sin(math.pi * i / n)), (2.3, 0.1)):
            v.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(n):
        for k in range(4):
            f.append((i * 4 + k, (i + 1) * 4 + k, (i + 1) * 4 + (k + 1) % 4, i * 4 + (k + 1) % 4))
    back = mesh('back', v, f, [lm], angle=50)
    leg = lathe('leg', [(0.14, F + 3.2), (0.2, -0.2)], [wm], 12)
    return seat, back, leg

def table_at(x, y, yaw, green=0, power=100, seed=0, busy=True, chairs=9):
    r = random.Random(seed)
    M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(yaw, 4, 'Z')
    def here(me, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
        ob = add(me)
        ob.matrix_world = M @ Matrix.LocRotScale(Vector(loc), Euler(rot), Vector(scale))
        return ob
    here(shared(('felt', green), lambda: lathe('felt', [(0.001, 0), (A * .5, 0), (A + 0.05, 0)], [feltm[green]], 128, sy=(B + .05) / (A + .05))))
    here(shared('inlay', lambda: lathe('inlay', [(-0.1, -0.02), (-0.09, 0.03), (-0.02, 0.03), (0.0, 0.01)], [brass(0.3)], 128, base=(A, B))))
    here(shared('pad', lambda: lathe('pad', pad_profile(), [leather('#341414')], 128, base=(A, B), angle=60)))
    here(shared('rim', lambda: lathe('rim', [(0.93, -0.02), (0.97, 0.03), (1.15, 0.03), (1.25, -0.05), (1.25, -0.6), (0.6, -0.8), (-3, -0.8)], [wood()], 128, base=(A, B), angle=50)))
    here(shared('line', lambda: lathe('line', [(-1.62, 0.004), (-1.56, 0.004)], [brass(0.4)], 128, base=(A, B))))
    here(shared('leg2', lambda: lathe('foot', [(3.4, F), (3.2, F + .4), (1.2, F + 1.2), (1.0, -2), (2.4, -0.8)], [wood()], 32)))
    # lamp
    L = 5.0
    lamp((x, y, L), R=1.7, H=1.15, outer=enamel('#12462f'), bulb=14 * power / 5600, cord=40)
    point((x, y, L + 0.42), power * 0.8, 0.3)
    for i in range(chairs):
        a = 2 * math.pi * (i + 0.5) / chairs + r.uniform(-.05, .05)
        pull = r.choice([0.0, 0.0, 0.3, 1.2])
        cx, cy = (A + 2.7 + pull) * math.cos(a), (B + 2.7 + pull) * math.sin(a)
        face = math.atan2(-cy * 1.3, -cx) - math.pi / 2 + r.uniform(-.25, .25)
        seat, back, leg = shared('chair', chair)
        z = -2.9
        for me in (seat, back):
            here(me, (cx, cy, z), (0, 0, face))
        for lx, ly in ((1.2, 1.2), (-1.2, 1.2), (1.2, -1.2), (-1.2, -1.2)):
            here(leg, (cx + lx * math.cos(face) - ly * math.sin(face), cy + lx * math.sin(face) + ly * math.cos(face), z - 0.1))
        if not busy:
            continue
        # the player's stacks
        a2 = a + r.uniform(-.06, .06)
        px, py = (A - 0.95) * math.cos(a2), (B - 0.95) * math.sin(a2)
        t = math.atan2(py * 1.4, px) + math.pi / 2
        big = r.random() < 0.3
        for kx in range(r.randint(2, 4) + 2 * big):
            for ky in range(1 + (r.random() < .4) + big):
                n = r.randint(2, 10) + 6 * big
                kind = r.choice(['oxblood', 'ivory', 'night', 'brass', 'oxblood'])
                ox, oy = (kx - 1.5) * 0.45 + r.gauss(0, .02), ky * 0.45 + r.gauss(0, .02)
                sx, sy = px + ox * math.cos(t) - oy * math.sin(t), py + ox * math.sin(t) + oy * math.cos(t)
                for q in range(n):
                    here(chip_mesh(kind, 28), (sx + r.gauss(0, .01), sy + r.gauss(0, .01), q * CHIP_H), (0, 0, r.uniform(0, 6.28)))
        if r.random() < 0.75:
            for q in (0, 1):
                c = card('card-7-heart.png')
                c.matrix_world = M @ Matrix.LocRotScale(Vector((px * .80 + q * .35, py * .78 + r.gauss(0, .06), 0.006 + q * .006)), Euler((math.pi, 0, t + r.gauss(0, .2) + q * .2)), Vector((1, 1, 1)))
    if busy:
        for i, fce in enumerate(['card-ace-heart.png', 'card-queen-spade.png', 'card-9-diamond.png', 'card-10-club.png', 'card-7-heart.png'][:5 if seed == 1 else r.randint(3, 5)]):
            c = card(fce)
            c.matrix_world = M @ Matrix.LocRotScale(Vector((-1.6 + i * 0.78, 0.1 + r.gauss(0, .02), 0.006)), Euler((0, 0, r.gauss(0, .03))), Vector((1, 1, 1)))
        for q in range(26):
            d, a = abs(r.gauss(0, .55)), r.uniform(0, 6.28)
            here(chip_mesh(r.choice(['oxblood', 'ivory', 'night']), 28), (d * math.cos(a) + .2, 1.55 + d * math.sin(a) * .7, 0.002 + CHIP_H * max(0, int((0.7 - d) * 5))), (r.gauss(0, .05), r.gauss(0, .05), r.uniform(0, 6.28)))

# The final table in front, the others receding in rows, each dimmer: what is far must not outshine what is near.
table_at(9, 4, 0.12, 0, 5600, 1)
rows = ((44, 34, .3, 2300, True), (8, 54, .05, 2100, True), (-30, 70, -.2, 1600, True), (60, 84, -.2, 1200, False), (22, 98, .15, 1100, False), (-16, 112, .1, 900, False), (-62, 104, .25, 900, False))
for k, (x, y, yaw, power, busy) in enumerate(rows):
    table_at(x, y, yaw, 0, power, 10 + k, busy, 8)

# The end wall: an arcade of niches with a lit back each.
wy = 140
cu = bpy.data.curves.new('arcade', 'CURVE')
cu.dimensions, cu.fill_mode, cu.extrude = '2D', 'BOTH', 5
def ring(pts):
    sp = cu.splines.new('POLY')
    sp.points.add(len(pts) - 1)
    for p, (x, z) in zip(sp.points, pts):
        p.co = (x, z, 0, 1)
    sp.use_cyclic_u = True
ring([(-320, F - 1), (320, F - 1), (320, 90), (-320, 90)])
for x in range(-138, 165, 23):
    ring([(px + x, pz) for px, pz in ogee(5.4, -0.5, 8.5, base=F)])
cu.materials.append(lit_passage(wy - 2, wy + 10, strength=0.22))
wall = bpy.data.objects.new('arcade', cu)
wall.location, wall.rotation_euler = (3, wy + 5, 0), (math.pi / 2, 0, 0)
bpy.context.scene.collection.objects.link(wall)
back = far_wall(0, 0, 0, 9, 0.085).data.materials[0]
for ob in [ob for ob in bpy.data.objects if ob.name.startswith('far')]:
    bpy.data.objects.remove(ob)
for x in range(-138, 165, 23):
    add(mesh('niche', [(-7, 0, -8), (7, 0, -8), (7, 0, 11), (-7, 0, 11)], [(0, 1, 2, 3)], [back]), (x + 3, wy + 10, -1))
# The cold breath of a high room.
area((-40, -40, 70), (10, 40, 0), 60, 40000, (0.74, 0.8, 1.0), spread=120)

size, unit, at, e, d = {
    'desktop': ((1920, 860), 34, (1385, 590), 25.5, 44),
    'tablet': ((1024, 330), 19, (600, 216), 22, 45),
    'phone': ((840, 578), 29, (438, 358), 25, 45)}[crop]
frame(size, unit, (9, 4, 0), at, e, d, (9, 0, 0), float(o.get('ap', 0.55)))
render(o.get('name', 'hall'), size, int(o.get('samples', 24)), o.get('out', 'out'), float(o.get('scale', 0.45)), world=(0.0008, 0.0009, 0.0014), bounces=3)
