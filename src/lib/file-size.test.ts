import { expect, it } from 'vitest'
import { formatFileSize } from './file-size'

const MB = 1024 * 1024

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [655_360, '640 KB'],
  [2.44 * MB, '2.4 MB'],
  [8 * MB, '8 MB'],
])('%d bytes is %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
