package cache;

import java.util.LinkedHashMap;

public class Lru<K, V> {
    private final int max;
    private final LinkedHashMap<K, V> map = new LinkedHashMap<>();

    public Lru(int max) { this.max = max; }

    public V get(K key) { return map.get(key); }

    public void put(K key, V value) {
        map.put(key, value);
        if (map.size() > max) map.remove(map.keySet().iterator().next());
    }
}
