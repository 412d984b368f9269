import type { PublicField } from '../../answers-in-form'
import { controlId, helpId } from '../../field-ids'
import type { FieldProps } from './field-parts'

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)'\]])/

export function BlockText({ field: { id, helpText } }: { field: PublicField }) {
  if (!helpText) return null
  return (
    <p id={helpId(id)} className="leading-[1.55] whitespace-pre-line text-text-2 wrap-anywhere">
      {helpText.split(ADDRESS).map((part, at) =>
        // Every second part is a URL.
        at % 2 === 0 ? (
          part
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
            key={at}
            href={part}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-link underline underline-offset-4"
          >
            {part}
          </a>
        ),
      )}
    </p>
  )
}

export const NoteField = ({ field }: FieldProps) => (
  <div
    role="note"
    aria-labelledby={controlId(field.id)}
    aria-describedby={field.helpText ? helpId(field.id) : undefined}
    className="grid gap-1.5 rounded-card border border-line bg-bg-2 p-4"
  >
    <p id={controlId(field.id)} className="font-semibold wrap-anywhere">
      {field.label}
    </p>
    <BlockText field={field} />
  </div>
)
