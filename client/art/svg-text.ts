/** Offset from 0 to 1, colour and, where it is not 1, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number]

/** A whole illustration as a file of its own: no font, no script, nothing from elsewhere. Ids need to be unique in it only. */
export function svgFile({ width, height, body }: { width: number; height: number; body: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">${body.replace(/\n\s*/g, '')}</svg>\n`
}

export function linearGradient(id: string, [x1, y1, x2, y2]: readonly number[], stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${renderStops(stops)}</linearGradient>`
}

function renderStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => {
      const seen = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${color}"${seen}/>`
    })
    .join('')
}

/** A coordinate with two decimals at most. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** The doorway of the room: an arch around `cx` from `apex` over `spring` to `base`. */
export function archPath({ cx, apex, spring, half, base }: Record<'cx' | 'apex' | 'spring' | 'half' | 'base', number>) {
  const rise = spring - apex
  const high = round(spring - rise * 0.56)
  const low = round(spring - rise * 0.5)
  const [left, right] = [round(cx - half), round(cx + half)]
  return `M${left} ${base}V${spring}C${left} ${low} ${round(cx - half * 0.2)} ${high} ${cx} ${apex}C${round(cx + half * 0.2)} ${high} ${right} ${low} ${right} ${spring}V${base}Z`
}
