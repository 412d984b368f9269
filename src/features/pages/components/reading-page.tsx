import type { ComponentProps, ReactNode } from 'react'
import { PageHead } from '@/components/site/page-head'
import { Prose } from './prose'

interface ReadingPageProps {
  title: string
  lead: string
  content: ComponentProps<typeof Prose>['content'] | null
  children?: ReactNode
}

export const ReadingPage = ({ title, lead, content, children }: ReadingPageProps) => (
  <article>
    <PageHead title={title} lead={lead} />
    {content && (
      <div className="wrap pb-(--section)">
        <div className="grid gap-x-(--gap) border-t-2 border-text pt-[clamp(2rem,4vw,4rem)] lg:grid-cols-12">
          <div className="lg:col-span-8 lg:col-start-5">
            <Prose content={content} />
          </div>
        </div>
      </div>
    )}
    {children}
  </article>
)
