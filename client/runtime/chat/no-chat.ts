import type { ChatProvider } from './chat-provider.ts'

export const noChat: ChatProvider = {
  isAvailable: async () => false,
  open: async () => {
    throw new Error('There is no chat')
  },
  minimise: async () => {},
  clear: async () => {},
  on: () => {},
}
