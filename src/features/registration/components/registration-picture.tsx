import { LitWindow } from '@/components/site/lit-window'
import { Picture } from '@/components/site/picture'
import type { PictureSource } from '@/lib/pictures/pictures'

/** Keeps the text on a bright picture readable. */
const SHADE =
  'absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(7_10_36)_3%,rgb(7_10_36/.9)_26%,rgb(7_10_36/.55)_58%,rgb(7_10_36/.1))]'

export function RegistrationPicture({ picture }: { picture: PictureSource | null }) {
  if (!picture) {
    return (
      <div className="night-glow absolute inset-0 -z-20">
        <LitWindow className="absolute top-8 right-8 w-[min(52%,16rem)]" />
      </div>
    )
  }
  return (
    <>
      <Picture
        picture={picture}
        // On desktops the picture is cropped to an upright pane, so it must be wider than its
        // visible part.
        sizes="(min-width: 64rem) 80vw, 100vw"
        decorative
        first
        className="absolute inset-0 -z-20"
      />
      <div className={SHADE} />
    </>
  )
}
