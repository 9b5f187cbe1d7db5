/** What people call the keys of the data: words and rules that have texts already. Others are told as the data has them. */
import { has, language, named, thing } from '../text/words.svelte';

/** Keys that a rule is about, by its name there; a title that has no such rule is not asked for it. */
export const RULES: Record<string, string> = {
  minimum_work_value: 'work-minimum',
  start: 'setup-money',
  start_two_players: 'two-money',
  base_price: 'auction-open',
  base_price_two_players: 'two-price',
  raise: 'auction-raise',
  freedom: 'freedom-introduce',
  building_by_builders: 'building-cost',
  per_work_value: 'work-payment',
  per_step_back: 'money-back',
  building: 'building-prestige',
  actions: 'actions-two',
  builders: 'builder-three',
  cards_looked_at: 'cards-look',
  copies_of_building: 'building-stock',
  freedoms_of_a_kind: 'freedom-stock',
  cardinal_actions: 'cardinal-action',
  highest_payment: 'cooperative-payment',
  on_his_tile: 'bishop-bonus',
  step_price: 'bishop-step',
  primary_points: 'altar-paints',
  replaced_points: 'altar-replace',
  per_tile: 'income-tiles',
  tiles_left: 'end-trigger',
  money_per_point: 'final-money',
  highest_mood: 'portrait-mood',
  abbot_points: 'portrait-abbot',
  actor_mood: 'portrait-actor',
  churchwarden_price: 'portrait-churchwarden',
  servant_coins: 'portrait-servant',
  income_coins: 'request-income',
  longest_move: 'move-length',
  on_religion_at_start: 'religion-field',
  turned_over: 'income-turned',
  shelf: 'literature-shelf',
};

export function keyNamed(title: string, key: string): string {
  // The data's own names are English, and more exact than any rule's.
  if (language() === 'en') return key.replaceAll('_', ' ');
  const plain = key.replaceAll('_', '-');
  const rule = RULES[key];
  const ids = [rule ?? plain, plain, plain.replace(/s$/, '')].map((id) => `${title}-${id}`);
  return named([...ids, `page-${title}-${plain}`, `figures-${plain}`]) ?? key.replaceAll('_', ' ');
}

/** A name that the data gives, in the reader's words. */
export function valueNamed(title: string, name: string): string {
  return has(`${title}-${name}`) ? thing(title, name) : name.replaceAll('_', ' ');
}
