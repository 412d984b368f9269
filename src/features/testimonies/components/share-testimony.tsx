import { TESTIMONY_FORM_ID } from '@/lib/site-paths'
import { TestimonyForm } from './testimony-form'

interface ShareTestimonyProps {
  heading: string
  text?: string | null
  note: string
  formToken: string
}

export function ShareTestimony({ heading, text, note, formToken }: ShareTestimonyProps) {
  return (
    <section
      id={TESTIMONY_FORM_ID}
      aria-labelledby="share-testimony"
      className="print:hidden py-(--section)"
    >
      <div className="wrap grid gap-x-(--gap) gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <div className="lg:sticky lg:top-28">
            <h2
              id="share-testimony"
              className="type-display max-w-[9ch] text-3xl leading-[0.98] max-lg:max-w-none"
            >
              {heading}
            </h2>
            {text && <p className="type-lead mt-5 max-w-[32ch]">{text}</p>}
          </div>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <TestimonyForm formToken={formToken} note={note} />
        </div>
      </div>
    </section>
  )
}
