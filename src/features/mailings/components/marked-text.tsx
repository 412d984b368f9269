import { splitIntoPieces } from '../template'

export const MarkedText = ({ text }: { text: string }) =>
  splitIntoPieces(text).map((piece, at) =>
    'words' in piece ? (
      piece.words
    ) : (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
        key={at}
        title="Each message has the answer here"
        className="rounded-[4px] bg-hover px-1 text-inherit outline outline-line-2"
      >
        {piece.mark}
      </mark>
    ),
  )
