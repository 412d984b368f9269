import { buttonStyles } from '@/components/site/control-styles'
import { NoBreakText } from '@/components/site/unbroken'
import { paths } from '@/lib/paths'
import { BLOCK_CLASS } from './block-frame'

interface FormBlockProps {
  name: string
  slug: string
  description: string
  link: string
  notes: readonly string[]
  /** The sentence that says why the form is closed; null while it is open. */
  closed: string | null
}

export const FormBlock = ({ name, slug, description, link, notes, closed }: FormBlockProps) => (
  <section className={`wrap ${BLOCK_CLASS}`}>
    <div className="on-night grid break-inside-avoid items-end gap-x-(--gap) gap-y-6 rounded-pane night-glow p-[clamp(1.25rem,4vw,3.5rem)] text-text forced-colors:border md:grid-cols-[1fr_auto]">
      <div>
        <h2 className="type-display text-3xl leading-[0.98]">{name}</h2>
        {description && (
          <p className="mt-3.5 max-w-[54ch] whitespace-pre-line text-text-2">{description}</p>
        )}
        {closed === null &&
          notes.map((note) => (
            <p key={note} className="mt-3.5 max-w-[54ch] font-medium">
              <NoBreakText text={note} />
            </p>
          ))}
      </div>
      {closed === null ? (
        <a href={paths.form(slug)} className={buttonStyles('primary')}>
          {link}
        </a>
      ) : (
        <p className="max-w-[36ch] border-l-3 border-gold-400 pl-4 font-medium whitespace-pre-line">
          <NoBreakText text={closed} />
        </p>
      )}
    </div>
  </section>
)
