import { ArrowRight } from 'lucide-react'
import { paths } from '@/lib/paths'
import { UnlitPanes } from './unlit-panes'

interface OpenFormsProps {
  forms: { name: string; slug: string; description: string | null }[]
}

/** The registrations a visitor can fill in now. */
export function OpenForms({ forms }: OpenFormsProps) {
  return (
    <section aria-labelledby="open-forms" className="py-(--section)">
      <div className="wrap grid gap-x-(--gap) gap-y-10 lg:grid-cols-12">
        <h2 id="open-forms" className="type-display text-3xl leading-[0.98] lg:col-span-4">
          Open registrations
        </h2>
        {forms.length === 0 ? (
          <div className="flex items-center gap-6 lg:col-span-8">
            <UnlitPanes />
            <p className="type-lead max-w-[40ch]">
              No registrations are open right now. Please come back soon.
            </p>
          </div>
        ) : (
          <ul className="border-t-2 border-text lg:col-span-8">
            {forms.map(({ name, slug, description }) => (
              <li key={slug} className="border-b border-line-2">
                <a
                  href={paths.form(slug)}
                  className="group flex items-center justify-between gap-6 py-6 text-text no-underline"
                >
                  <span className="min-w-0">
                    <span className="type-display block text-2xl leading-[1.05] wrap-anywhere group-hover:underline group-hover:decoration-gold-400 group-hover:decoration-3 group-hover:underline-offset-4">
                      {name}
                    </span>
                    {description && (
                      <span className="mt-2 line-clamp-2 max-w-(--measure) text-text-2 wrap-anywhere">
                        {description}
                      </span>
                    )}
                  </span>
                  <ArrowRight
                    aria-hidden
                    strokeWidth={1.75}
                    className="size-7 flex-none transition-transform duration-(--dur-2) ease-out group-hover:translate-x-1"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
