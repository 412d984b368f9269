import type { GlobalSlug } from 'payload'
import { readContent } from '@/lib/content/published'
import { PageBlocks } from './page-blocks'
import type { BlockRows } from './rows'

export async function BlocksBelow({ of }: { of: GlobalSlug }) {
  const { blocks } = (await readContent(of)) as { blocks?: BlockRows | null }
  if (!blocks?.length) return null
  return (
    <div className="pb-[clamp(2rem,4vw,4rem)]">
      <PageBlocks blocks={blocks} />
    </div>
  )
}
