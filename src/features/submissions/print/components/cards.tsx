import type { PrintSheet } from '../print-sheet'

interface CardsProps {
  sheet: PrintSheet
  kind: 'badges' | 'envelopes'
}

/**
 * The printed cards: one for each person, with the name, or without one the reference, and below it
 * the list's non-empty columns, one per line.
 */
export const Cards = ({ sheet: { people }, kind }: CardsProps) => (
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
