"""Cloth: wool, and what is sewn or twisted of it."""
import math
import bpy
from kit.materials import bump, lin, material, noise, put, ramp


def wool(color, fine=9):
    def build(nt, b):
        put(b, Roughness=0.95, Specular=0.1, Sheen=0.8, Sheen_Tint=0.4)
        c = lin(color)[:3]
        r = ramp(nt, noise(nt, fine, 5, 0.7).outputs['Fac'], [(0.3, tuple(x * 0.6 for x in c)), (0.7, tuple(x * 1.4 for x in c))])
        nt.links.new(r.outputs['Color'], b.inputs['Base Color'])
        bump(nt, b, noise(nt, fine * 3, 3, 0.6).outputs['Fac'], 0.25, 0.02)
    return material(f'wool{color}{fine}', build)


def rope(a, b, sag, thick, mat, strands=3, turns=16):
    """Strands that turn about each other, hanging between two points."""
    n = 16 * turns
    for s in range(strands):
        cu = bpy.data.curves.new('rope', 'CURVE')
        cu.dimensions, cu.bevel_depth, cu.bevel_resolution = '3D', thick * 0.62, 5
        sp = cu.splines.new('POLY')
        sp.points.add(n)
        for k, p in enumerate(sp.points):
            t = k / n
            w = 2 * math.pi * (turns * t + s / strands)
            x, y, z = (c + (d - c) * t for c, d in zip(a, b))
            z -= sag * (1 - (2 * t - 1) ** 2)
            tilt = math.atan2(sag * 4 * (2 * t - 1), math.dist(a[:2], b[:2]))
            p.co = (x - thick * 0.45 * math.cos(w) * math.sin(tilt), y + thick * 0.45 * math.sin(w), z + thick * 0.45 * math.cos(w) * math.cos(tilt), 1)
        cu.materials.append(mat)
        bpy.context.scene.collection.objects.link(bpy.data.objects.new('rope', cu))
