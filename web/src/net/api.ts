import { keeper } from '$keeper';
import { language } from '../text/words.svelte';

/** A refusal of the server: which rule, and the sentence for the reader. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly rule: string,
    text: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(text);
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  text?: string;
  token?: string | null;
}

/** Ask whoever keeps the tables; the answer as JSON. Raises `Refusal`, also when there is no line (status 0). */
export async function ask<Answer>(path: string, call: Call = {}): Promise<Answer> {
  const answer = await fetchRaw(path, call);
  return (await answer.json()) as Answer;
}

export async function fetchRaw(path: string, { method, body, text, token }: Call = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (text !== undefined) headers['Content-Type'] = 'text/plain';
  if (token) headers.Authorization = `Bearer ${token}`;
  const joint = path.includes('?') ? '&' : '?';
  let answer: Response;
  try {
    answer = await keeper.request(`${path}${joint}lang=${language()}`, {
      method: method ?? (body !== undefined || text !== undefined ? 'POST' : 'GET'),
      headers,
      body: text ?? (body !== undefined ? JSON.stringify(body) : undefined),
    });
  } catch {
    throw new Refusal(0, 'offline', '');
  }
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

export async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const { error } = (await answer.json()) as {
      error: { rule: string; text: string; args?: Record<string, unknown> };
    };
    return new Refusal(answer.status, error.rule, error.text, error.args);
  } catch {
    return new Refusal(answer.status, 'server', answer.statusText);
  }
}
