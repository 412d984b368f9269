import type { Page } from '@/payload-types'

export type BlockRows = NonNullable<Page['blocks']>
export type BlockRow = BlockRows[number]
export type BlockOf<T extends BlockRow['blockType']> = Extract<BlockRow, { blockType: T }>
