declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    keepFeatures?: string[]
  }
  const subsetFont: (font: Uint8Array, text: string, options?: Options) => Promise<Uint8Array<ArrayBuffer>>
  export default subsetFont
}
