import { type ComponentProps, lazy, Suspense } from 'react'
import type { SubmissionDetails as Details } from './submission-details'

const SubmissionDetails = lazy(() =>
  import('./submission-details').then((module) => ({ default: module.SubmissionDetails })),
)

/** No part of the list's first screen: fetched when the first one is opened. */
export const LazySubmissionDetails = (props: ComponentProps<typeof Details>) => (
  <Suspense>{props.opened.id > 0 && <SubmissionDetails {...props} />}</Suspense>
)
