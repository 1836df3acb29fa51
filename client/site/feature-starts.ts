import { startAccount } from '#client/account/runtime/account.ts'
import { startDownloads } from '#client/downloads/runtime/downloads.ts'
import { startVotes } from '#client/help/runtime/votes.ts'
import { startPolicies } from '#client/policies/runtime/policies.ts'
import { startSearch } from '#client/search/runtime/search.ts'

/** What features do in a browser before somebody interacts, each at the start of every page. */
export const featureStarts: readonly (() => void)[] = [
  startDownloads,
  startPolicies,
  startSearch,
  startVotes,
  startAccount,
]
