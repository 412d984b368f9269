import { getImageProps } from 'next/image'
import { LitWindow } from '@/components/site/lit-window'

interface RegistrationPictureProps {
  picture: { src: string; width: number; height: number } | null
}

/** The words stand on night rising from below, whatever picture an editor chooses. */
const SHADE =
  'absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(7_10_36)_3%,rgb(7_10_36/.9)_26%,rgb(7_10_36/.55)_58%,rgb(7_10_36/.1))]'

/** Decorative. `getImageProps` gives the optimised sources without the script of `<Image>`. */
export function RegistrationPicture({ picture }: RegistrationPictureProps) {
  if (!picture) {
    return (
      <div className="night-glow absolute inset-0 -z-20">
        <LitWindow className="absolute top-8 right-8 w-[min(52%,16rem)]" />
      </div>
    )
  }
  const { props } = getImageProps({
    src: picture.src,
    width: picture.width,
    height: picture.height,
    alt: '',
    // Cropped to an upright pane on desktops, so the picture is wider than its place.
    sizes: '(min-width: 64rem) 80vw, 100vw',
    loading: 'eager',
    fetchPriority: 'high',
  })
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: next/image made its sources above */}
      <img
        {...props}
        alt=""
        className="absolute inset-0 -z-20 size-full object-cover object-[66%_40%]"
      />
      <div className={SHADE} />
    </>
  )
}
