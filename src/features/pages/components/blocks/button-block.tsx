import { buttonStyles } from '@/components/site/control-styles'
import type { ResolvedLink } from '@/lib/content/links/shown'
import { BlockFrame } from './block-frame'

interface ButtonBlockProps {
  link: ResolvedLink
  note?: string | null
}

export const ButtonBlock = ({ link, note }: ButtonBlockProps) => (
  <BlockFrame>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <a href={link.href} className={`${buttonStyles('primary')} max-sm:w-full`}>
        {link.label}
      </a>
      {note && <p className="max-w-[44ch] flex-[1_1_14rem] text-sm text-text-3">{note}</p>}
    </div>
  </BlockFrame>
)
