import { BlockFrame } from './block-frame'

export const EmptyBlock = ({ label }: { label: string }) => (
  <BlockFrame>
    <p className="rounded-pane border-2 border-dashed border-line-2 px-5 py-8 text-sm text-text-3">
      {label}: nothing is chosen yet, or it is not open. Visitors do not see this block.
    </p>
  </BlockFrame>
)
