import { controlId, helpId } from '../../field-ids'
import { BlockText } from '../fields/block-text'
import { OnlyIfNote } from '../fields/field-row'
import type { SectionProps } from './parts'

export const SectionFieldset = ({ step, heading, isHidden, note, children }: SectionProps) => (
  <fieldset
    {...step}
    data-field={heading.id}
    hidden={isHidden}
    aria-labelledby={controlId(heading.id)}
    aria-describedby={heading.helpText ? helpId(heading.id) : undefined}
    className="grid min-w-0 grid-cols-1 gap-6 border-line not-data-step:border-t not-data-step:pt-6"
  >
    <OnlyIfNote note={note} />
    <div className="grid gap-2">
      <h2
        id={controlId(heading.id)}
        tabIndex={-1}
        className="scroll-mt-24 text-xl leading-[1.25] font-semibold wrap-anywhere"
      >
        {heading.label}
      </h2>
      <BlockText field={heading} />
    </div>
    {children}
  </fieldset>
)
