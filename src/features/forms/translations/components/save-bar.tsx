import { Button } from '@/components/ui/button'
import { KEEP_CLEAR_PROPS } from '@/components/ui/keep-clear'

interface SaveBarProps {
  isUnsaved: boolean
  isSaving: boolean
  onSave: () => void
}

export const SaveTranslationBar = ({ isUnsaved, isSaving, onSave }: SaveBarProps) => (
  <div
    {...KEEP_CLEAR_PROPS}
    className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-4 -mb-12 flex items-center justify-end gap-3 border-t border-line bg-surface px-4 py-3 lg:bottom-4 lg:mx-0 lg:mb-0 lg:rounded-card lg:border lg:shadow-1"
  >
    {isUnsaved && <p className="text-text-3">Unsaved changes</p>}
    <Button onClick={onSave} loading={isSaving} className="max-lg:flex-1">
      Save translation
    </Button>
  </div>
)
