import type { DragEvent } from 'react'

/** Ours alone, so that nothing else that is dropped is taken for a card. */
const TYPE = 'application/x-card'

/** What makes a button a card that can be dragged. A press does the same, so nobody has to. */
export function dragCard(code: string) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move'
      dataTransfer.setData(TYPE, code)
    },
  }
}

/** What makes an element a place for cards. */
export function acceptCard(onCard: (code: string) => void, onOver?: () => void) {
  const accept = (event: DragEvent): boolean => {
    const isCard = event.dataTransfer.types.includes(TYPE)
    if (isCard) event.preventDefault()
    return isCard
  }
  return {
    onDragEnter: (event: DragEvent) => {
      if (accept(event)) onOver?.()
    },
    onDragOver: accept,
    onDrop: (event: DragEvent) => {
      if (accept(event)) onCard(event.dataTransfer.getData(TYPE))
    },
  }
}
