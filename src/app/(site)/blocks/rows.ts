import type { Page } from '@/payload-types'

/**
 * The blocks of a page as they are stored; pictures and other rows that they refer to are loaded.
 */
export type BlockRows = NonNullable<Page['blocks']>
export type BlockRow = BlockRows[number]
/** A block of one type, such as `film`. */
export type BlockOf<T extends BlockRow['blockType']> = Extract<BlockRow, { blockType: T }>
