import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import type { SubmissionDetails as Details } from './submission-details'

const load = () => import('./submission-details')
const SubmissionDetails = lazy(() =>
  load().then((module) => ({ default: module.SubmissionDetails })),
)

/** No part of the list's first screen: fetched once that stands. */
export function LazySubmissionDetails(props: ComponentProps<typeof Details>) {
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  return <Suspense>{props.opened.id > 0 && <SubmissionDetails {...props} />}</Suspense>
}
