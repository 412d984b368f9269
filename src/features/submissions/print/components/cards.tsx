import type { PrintSheet } from '../print-sheet'

interface CardsProps {
  sheet: PrintSheet
  kind: 'badges' | 'envelopes'
}

export const PrintedCards = ({ sheet: { people }, kind }: CardsProps) => (
  <div className={kind}>
    {people.map(({ id, reference, name, cells }) => (
      <div key={id} className="card">
        <b>{name ?? reference}</b>
        {cells.filter(Boolean).map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card are never reordered
          <div key={at}>{text}</div>
        ))}
      </div>
    ))}
  </div>
)
