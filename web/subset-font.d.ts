declare module 'subset-font' {
  /** The part of a font that these characters need. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[] },
  ): Promise<Buffer>
}
