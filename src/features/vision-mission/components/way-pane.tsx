import { Picture } from '@/components/site/picture'
import type { VisionMissionContent } from '../present'

type Way = VisionMissionContent['ways'][number]

export function WayPane({ title, text, picture }: Way) {
  return (
    <li className="on-night relative isolate flex min-h-[clamp(26rem,40vw,38rem)] flex-col justify-end overflow-hidden rounded-pane bg-night-900 p-[clamp(1.25rem,2vw,2rem)] text-text">
      {picture && (
        <Picture
          picture={picture}
          // Wider than the pane, because the picture fills its height and is cut at the sides.
          sizes="(min-width: 82rem) 57rem, (min-width: 56rem) 65vw, 40rem"
          decorative
          className="absolute inset-0 -z-20"
        />
      )}
      <span
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-t from-[rgb(7_10_36/0.95)] from-16% via-[rgb(7_10_36/0.66)] via-38% to-[rgb(7_10_36/0)] to-66%"
      />
      <h3 className="type-display text-3xl leading-[0.98]">{title}</h3>
      <p className="mt-3 max-w-[42ch] text-text-2">{text}</p>
    </li>
  )
}
