import type { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import type { OwnPerson } from '../schema'

interface OwnPeopleProps {
  people: readonly OwnPerson[]
  words: typeof OWN_PAGE_WORDS
  inPage: (path: string) => string
}

export function OwnPeople({ people, words, inPage }: OwnPeopleProps) {
  if (people.length < 2) return null
  return (
    <section aria-labelledby="people" className="grid gap-3">
      <h2 id="people" className="text-xl leading-[1.25] font-semibold">
        {words.people}
      </h2>
      <ul className="grid border-t border-line">
        {people.map(({ reference, name, seat, path }) => (
          <li
            key={reference}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {name ?? reference}
              {seat === 'cancelled' && <span className="text-text-3"> ({words.isCancelled})</span>}
            </span>
            <a
              href={inPage(path)}
              rel="nofollow"
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              {words.changePerson}
              <span className="sr-only"> {name ?? reference}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
