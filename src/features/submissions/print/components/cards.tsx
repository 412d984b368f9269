import type { PrintSheet } from '../print-sheet'

interface CardsProps {
  sheet: PrintSheet
  kind: 'badges' | 'envelopes'
}

/** A card for each person: the name, and the list's columns below it, one per line. */
export const Cards = ({ sheet: { people }, kind }: CardsProps) => (
  <div className={kind}>
    {people.map(({ id, reference, name, cells }) => (
      <div key={id} className="card">
        <b>{name ?? reference}</b>
        {cells.filter(Boolean).map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one for each column
          <div key={at}>{text}</div>
        ))}
      </div>
    ))}
  </div>
)
