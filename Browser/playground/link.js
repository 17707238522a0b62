// A link that carries rules and data behind its #: deflated JSON in the alphabet of Base64url.

/** A link from elsewhere must not fill the memory. */
const MOST = 1 << 20;

const through = (bytes, transform) => new Blob([bytes]).stream().pipeThrough(transform);

export const pack = async (state) => {
  const stream = through(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/** Reads a link; undefined for one that nobody has made here. */
export const unpack = async (text) => {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
    const reader = through(bytes, new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder();
    let [json, size] = ["", 0];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > MOST) {
        await reader.cancel();
        return undefined;
      }
      json += decoder.decode(value, { stream: true });
    }
    const { rules, data, scenario } = JSON.parse(json + decoder.decode());
    return typeof rules === "string" && typeof data === "string" ? { rules, data, scenario: `${scenario ?? ""}` } : undefined;
  } catch {
    return undefined;
  }
};
