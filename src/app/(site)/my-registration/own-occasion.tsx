import { MapPin } from 'lucide-react'
import { FormOccasion } from '@/features/celebrations/components/form-occasion'
import { findOccasion } from '@/features/celebrations/server/data'
import type { OWN_PAGE_WORDS } from '@/lib/words/english/own'

interface OwnOccasionProps {
  slug: string
  words: typeof OWN_PAGE_WORDS
}

export async function OwnOccasion({ slug, words }: OwnOccasionProps) {
  const occasion = await findOccasion(slug)
  if (!occasion) return null
  return (
    <div>
      <FormOccasion {...occasion} />
      {occasion.directions && (
        <a
          href={occasion.directions}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-text underline decoration-gold-400 decoration-2 underline-offset-6 hover:decoration-3"
        >
          <MapPin aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
          {words.directions}
        </a>
      )}
    </div>
  )
}
