import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { FIELD_TYPE_TRAITS } from '../../../field-types'
import type { FormChange } from '../../changes'
import type { FormVersion } from '../../content'

interface VersionEntryProps {
  version: FormVersion
  when: string
  changes: readonly FormChange[]
  isNow: boolean
  children: ReactNode
}

const SHOWN = 3

export function VersionEntry({ version, when, changes, isNow, children }: VersionEntryProps) {
  const more = changes.length - SHOWN
  const summary = changes.slice(0, SHOWN).map(({ text }) => text)
  return (
    <li className="rounded-card border border-line">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-start gap-3 px-3.5 py-2.5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <b className="font-semibold">{when}</b>
            {isNow && <span className="text-text-3">, as it is now</span>}
            <span className="block text-text-3">{version.savedBy ?? 'Not known by whom'}</span>
            <span className="block text-sm text-text-2">
              {summary.join(' ') || 'Saved without a change.'}
              {more > 0 && ` And ${more} more.`}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="mt-0.5 size-4.5 flex-none text-text-3 group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-3 border-t border-line px-3.5 py-3">
          <ol className="grid list-inside list-decimal gap-1.5">
            {version.fields.map((field, at) => (
              <li key={field.id ?? at} className="wrap-anywhere">
                {field.label}{' '}
                <span className="text-sm text-text-3">
                  {FIELD_TYPE_TRAITS[field.fieldType].label}
                  {field.isRequired && ', required'}
                  {field.options && `: ${field.options.join(', ')}`}
                </span>
                {field.helpText && (
                  <span className="block text-sm text-text-3">{field.helpText}</span>
                )}
              </li>
            ))}
          </ol>
          {version.fields.length === 0 && <p className="text-text-3">No field.</p>}
          {children && <div className="flex justify-end empty:hidden">{children}</div>}
        </div>
      </details>
    </li>
  )
}
