import { readFile } from 'node:fs/promises'
import * as harfbuzz from 'harfbuzzjs'
import subset from 'subset-font'
import { CORE_LETTERS } from './letters'
import type { FontAxes } from './system-faces'

export interface MeasuredFace {
  /** Returns true when all letters of the text are in the face and in `CORE_LETTERS`. */
  has: (text: string) => boolean
  /** Returns the width of a text in em. */
  width: (text: string) => number
  /** Height above the baseline and depth below it in em. Both are positive. */
  ascent: number
  descent: number
  lineGap: number
}

export async function openFace(file: string, axes: FontAxes = {}): Promise<MeasuredFace> {
  const bytes = await subset(await readFile(file), CORE_LETTERS, {
    targetFormat: 'sfnt',
    variationAxes: { ...axes },
  })
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(bytes).buffer))
  const font = new harfbuzz.Font(face)
  const { ascender, descender, lineGap } = font.hExtents()
  const shape = (text: string) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    return buffer
  }
  return {
    // Glyph 0 is shown for letters that the face does not have.
    has: (text) =>
      shape(text)
        .getGlyphInfos()
        .every(({ codepoint }) => codepoint !== 0),
    width(text) {
      const buffer = shape(text)
      const total = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      return total / face.upem
    },
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
  }
}
