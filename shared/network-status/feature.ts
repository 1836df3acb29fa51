import Type from 'typebox'
import type { Feature } from '#shared/site/feature.ts'
import { lightPage } from '#shared/site/route-row.ts'
import { atLeast, exactly, Text } from '#shared/site/schema.ts'
import type { NetworkStatus } from './network-status.ts'

export const networkStatus = {
  routes: {
    'network-status': {
      ...lightPage,
      paths: { nl: '/netwerkstatus/', en: '/network-status/' },
      shelf: 'help',
    },
  },
  sections: {
    'network-status': exactly({ title: Text, lead: Text, note: Text }),
    'tournament-outcomes': exactly({
      title: Text,
      lead: Text,
      ways: exactly({
        back: exactly({ title: Text, when: Text, text: Text }),
        forward: exactly({ title: Text, when: Text, text: Text }),
      }),
      /** An invented tournament, reckoned by the rules. */
      example: exactly({
        title: Text,
        text: Text,
        buyIn: Type.Number(),
        fee: Type.Number(),
        eliminated: Type.Integer(),
        chips: atLeast(2, Type.Integer()),
        prizes: atLeast(2, Type.Number()),
      }),
      rules: Text,
    }),
  },
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    'network-status': NetworkStatus | null
  }
}
