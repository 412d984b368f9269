import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import type { DraftField } from '../../draft-fields'

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 })

interface SortableFieldsProps {
  fields: readonly DraftField[]
  onMove: (field: DraftField, to: number) => void
  children: ReactNode
}

export function SortableFields({ fields, onMove, children }: SortableFieldsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const moved = fields.find(({ key }) => key === active.id)
    const to = fields.findIndex(({ key }) => key === over?.id)
    if (moved && to >= 0 && moved !== fields[to]) onMove(moved, to)
  }
  return (
    <DndContext
      id="fields"
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      onDragEnd={drop}
      // The library's own announcements are empty, because the builder announces moves itself.
      accessibility={{
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
    >
      <SortableContext items={fields.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
