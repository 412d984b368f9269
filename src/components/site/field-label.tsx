/** A label's words with what they ask: a star for required, the word for optional. */
export function FieldLabel({ label, isRequired }: { label: string; isRequired: boolean }) {
  return (
    <>
      {label}{' '}
      {isRequired ? (
        <>
          <span aria-hidden className="text-error">
            *
          </span>
          <span className="sr-only">required</span>
        </>
      ) : (
        <span className="font-normal text-text-3">optional</span>
      )}
    </>
  )
}
