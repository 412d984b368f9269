import type { TextBlock as Row } from '@/payload-types'
import { Prose } from '../prose'
import { BlockFrame } from './block-frame'

export const TextBlock = ({ text }: Pick<Row, 'text'>) => (
  <BlockFrame>
    <Prose content={text} />
  </BlockFrame>
)
