import { Picture } from '@/components/site/picture'
import { UnlitPanes } from '@/components/ui/marks/unlit-panes'
import type { PictureSource } from '@/lib/pictures/pictures'
import { BlockFrame } from './block-frame'

interface PeopleBlockProps {
  heading?: string | null
  people: { id: string; name: string; task: string; picture: PictureSource | null }[]
}

export const PeopleBlock = ({ heading, people }: PeopleBlockProps) => (
  <BlockFrame heading={heading} isWide>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-(--gap) gap-y-8 md:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
      {people.map(({ id, name, task, picture }) => (
        <li key={id} className="break-inside-avoid">
          <div className="grid aspect-4/5 place-items-center on-night overflow-hidden rounded-pane bg-night-900 print:hidden">
            {picture ? (
              <Picture
                picture={picture}
                sizes="(min-width: 82rem) 19rem, (min-width: 48rem) 30vw, 45vw"
                decorative
              />
            ) : (
              <UnlitPanes />
            )}
          </div>
          <p className="mt-3 font-semibold">{name}</p>
          {task && <p className="text-sm leading-[1.4] text-text-3">{task}</p>}
        </li>
      ))}
    </ul>
  </BlockFrame>
)
