'use client'

import { type ReactNode, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Film } from '@/lib/film'

interface VideoPlayerProps {
  title: string
  film: Film | null
  /** The picture that is shown until the film plays; null for a lit window. */
  poster: ReactNode
  from: string
  note: string
}

const BOX =
  'relative block aspect-video w-full overflow-hidden rounded-pane bg-night-900 max-[20rem]:aspect-auto max-[20rem]:h-44 forced-colors:border'
const STILL = `group on-night cursor-pointer text-left text-pearl-50 no-underline after:absolute after:inset-0 after:bg-linear-to-t after:from-night-950/82 after:to-night-950/0 after:to-50% ${BOX}`
const focus = (player: HTMLElement | null) => player?.focus({ preventScroll: true })

function Player({ film, title }: { film: Film; title: string }) {
  if (film.kind === 'embed') {
    return (
      <iframe
        ref={focus}
        src={film.src}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full border-0"
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions come with the film an editor uploads
    <video
      ref={focus}
      src={film.src}
      title={title}
      controls
      autoPlay
      playsInline
      className="absolute inset-0 size-full"
    />
  )
}

/** A film that plays in the page. Without script, the player is a link to the film. */
export function VideoPlayer({ title, film, poster, from, note }: VideoPlayerProps) {
  const isScripted = useHydrated()
  const [isPlaying, setIsPlaying] = useState(false)
  const picture = poster ?? <span className="block size-full window-glow" />
  if (!film) return <div className={BOX}>{picture}</div>
  if (isPlaying) {
    return (
      <div className={BOX}>
        <Player film={film} title={title} />
      </div>
    )
  }
  const still = (
    <>
      <span className="block size-full transition-transform duration-[1.2s] ease-out group-hover:scale-[1.025]">
        {picture}
      </span>
      <span className="absolute top-1/2 left-1/2 z-1 grid aspect-square w-[clamp(3rem,7vw+1.5rem,6.5rem)] -translate-1/2 place-items-center rounded-pane bg-coral-600 transition-transform duration-(--dur-2) ease-out group-hover:scale-105">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="currentColor"
          className="ml-[6%] size-[42%]"
        >
          <path d="M8 5.500v13l11-6.500z" />
        </svg>
      </span>
      <span className="sr-only">Play video: {title}</span>
      <span className="absolute inset-x-0 bottom-0 z-1 flex flex-wrap justify-between gap-x-4 gap-y-0.5 p-[clamp(0.875rem,2vw,1.5rem)] text-sm font-medium">
        <span>{from}</span>
        <span>{note}</span>
      </span>
    </>
  )
  return isScripted ? (
    <button type="button" onClick={() => setIsPlaying(true)} className={STILL}>
      {still}
    </button>
  ) : (
    <a href={film.src} className={STILL}>
      {still}
    </a>
  )
}
