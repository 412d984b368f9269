import type { ReactNode } from 'react'
import { NextStep } from '@/components/site/next-step'
import { PageHead } from '@/components/site/page-head'
import { paths } from '@/lib/paths'
import type { CoreValuesContent } from '../present'
import { ValueRow } from './value-row'

interface CoreValuesProps {
  page: CoreValuesContent
  children?: ReactNode
}

/** The page Core Values. The first letters of the values spell a word downwards (Spec §2.3). */
export function CoreValues({ page, children }: CoreValuesProps) {
  const middle = Math.floor(page.values.length / 2)
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} />
      <ol className="pb-(--section)">
        {page.values.map((value, at) => (
          <ValueRow
            key={value.id}
            {...value}
            isNight={at === middle}
            isAfterNight={at === middle + 1}
          />
        ))}
      </ol>
      {children}
      <NextStep next={page.next} otherwise={paths.coreBeliefs} />
    </>
  )
}
