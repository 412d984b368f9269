'use client'

import { FieldDescription, FieldError, FieldLabel, ReactSelect, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { isLinkOffered, type LinkOption, linkOptionOf, listLinkOptions } from './link-options'
import { useLinkSearch } from './link-search'
import { useLinkTarget } from './link-titles'

/** A field for a link. Its value is an address, or the kind and id of a row. */
export function LinkField({ field, path: ownPath, readOnly }: TextFieldClientProps) {
  const { label, required, admin } = field
  const { path, value, setValue, showError, disabled } = useField<string>({
    potentiallyStalePath: ownPath,
  })
  const [search, setSearch] = useState('')
  const { targets, isLoading, load } = useLinkSearch(search)
  const target = useLinkTarget(value)
  return (
    <div
      className={`field-type select panel-link ${showError ? 'error' : ''}`}
      style={{ width: admin?.width }}
    >
      <FieldLabel
        htmlFor={`field-${path.replaceAll('.', '__')}`}
        label={label}
        required={required}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          inputId={`field-${path.replaceAll('.', '__')}`}
          disabled={readOnly || disabled}
          options={listLinkOptions(search, targets)}
          filterOption={({ data }, text) => isLinkOffered(data as LinkOption, text)}
          isLoading={isLoading}
          placeholder="Choose, or type an address"
          noOptionsMessage={() => 'Nothing has this title. An address begins with https:// or /'}
          onInputChange={setSearch}
          onMenuOpen={load}
          onChange={(option) => setValue((option as LinkOption | null)?.value ?? null)}
          showError={showError}
          value={value ? linkOptionOf(value, target) : undefined}
        />
      </div>
      <FieldDescription path={path} description={admin?.description} />
    </div>
  )
}
