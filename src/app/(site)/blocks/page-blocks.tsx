import type { ReactElement } from 'react'
import { EmptyBlock } from '@/features/pages/components/blocks/empty-block'
import { QuestionsBlock } from '@/features/pages/components/blocks/questions-block'
import { TextBlock } from '@/features/pages/components/blocks/text-block'
import {
  createLinkResolver,
  type ResolveLink,
  replaceLinkReferences,
} from '@/lib/content/links/resolve'
import { isEditorPreview } from '@/lib/content/published'
import {
  renderFilmBlock,
  renderGalleryBlock,
  renderPeopleBlock,
  renderPictureBlock,
} from './picture-blocks'
import { DatesBlock, MapBlock } from './place-blocks'
import type { BlockRow, BlockRows } from './rows'
import {
  renderButtonBlock,
  renderColumnsBlock,
  renderDocumentBlock,
  renderFormBlock,
  renderNextBlock,
  renderQuoteBlock,
} from './way-blocks'

function render(block: BlockRow, resolve: ResolveLink): ReactElement | null {
  switch (block.blockType) {
    case 'text':
      return block.text ? <TextBlock text={replaceLinkReferences(block.text, resolve)} /> : null
    case 'questions':
      return block.items?.length ? <QuestionsBlock {...block} /> : null
    case 'picture':
      return renderPictureBlock(block)
    case 'gallery':
      return renderGalleryBlock(block)
    case 'film':
      return renderFilmBlock(block)
    case 'people':
      return renderPeopleBlock(block)
    case 'quote':
      return renderQuoteBlock(block)
    case 'columns':
      return renderColumnsBlock(block, resolve)
    case 'button':
      return renderButtonBlock(block, resolve)
    case 'form':
      return renderFormBlock(block)
    case 'document':
      return renderDocumentBlock(block)
    case 'next':
      return renderNextBlock(block, resolve)
    case 'dates':
      return <DatesBlock {...block} />
    case 'map':
      return <MapBlock {...block} />
  }
}

const LABELS: Readonly<Record<BlockRow['blockType'], string>> = {
  text: 'Text',
  questions: 'Questions and answers',
  picture: 'Picture',
  gallery: 'Photos',
  film: 'Video',
  people: 'People',
  quote: 'Quote or testimony',
  columns: 'Columns',
  button: 'Button',
  form: 'Registration form',
  document: 'Document',
  dates: 'Dates',
  map: 'Map of the provinces',
  next: 'Next step',
}

export async function PageBlocks({ blocks }: { blocks: BlockRows }) {
  const [resolve, isDraft] = await Promise.all([createLinkResolver(blocks), isEditorPreview()])
  return blocks.map((block, at) => {
    const shown = render(block, resolve)
    const key = block.id ?? `${block.blockType} ${at}`
    if (shown) {
      return (
        <div key={key} data-block={at}>
          {shown}
        </div>
      )
    }
    return isDraft ? <EmptyBlock key={key} label={LABELS[block.blockType]} /> : null
  })
}

/** True when the last block is of type `next`, which is gold and touches the footer. */
export const endsInGold = (blocks: BlockRows): boolean => blocks.at(-1)?.blockType === 'next'
